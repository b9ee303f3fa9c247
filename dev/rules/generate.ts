import { writeFileSync } from 'node:fs';
import { generatedFiles } from './files.ts';

for (const [name, content] of Object.entries(generatedFiles())) {
  writeFileSync(new URL(`../../${name}`, import.meta.url), content);
  console.log(`${name} written (${content.length} bytes)`);
}
