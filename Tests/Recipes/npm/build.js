import { copyFileSync, mkdirSync } from "node:fs";

mkdirSync("public", { recursive: true });
for (const name of ["tokens.css", "materials.css"]) copyFileSync(`dist/web/${name}`, `public/${name}`);
