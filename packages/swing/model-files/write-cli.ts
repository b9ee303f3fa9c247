#!/usr/bin/env node
// npx divot-swing-model FOLDER  writes the pose model and its runtime into a folder that you serve.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFiles } from './model-files.ts';

const NAMES = { model: 'pose-landmarker-full.task', wasm: 'vision-wasm-module.wasm', loader: 'vision-wasm-module.js' };

const [folder = '.'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const files = modelFiles();
for (const file of ['model', 'wasm', 'loader'] as const) writeFileSync(join(folder, NAMES[file]), files[file]);
