import { writeFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.ts';

// npm run build: beside the built app. Hosting leaves it out of what it publishes (headers.ts).

writeFileSync('dist/sbom.json', JSON.stringify(billOfMaterials()));
