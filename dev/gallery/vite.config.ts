import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { resolve } from '#dev/serve/resolve.ts';

// `npx vite dev/gallery`: every primitive in every theme, for looking at. Never part of the product's build.
export default defineConfig({ root: import.meta.dirname, plugins: [react(), tailwindcss()], resolve });
