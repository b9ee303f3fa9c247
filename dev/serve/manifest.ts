import type { ManifestOptions } from 'vite-plugin-pwa';
import { IMPORT_PATH, SHARE_DATA_FIELD, SHARE_FIELD, SHARE_PATH } from '#workers/service-worker/contract.ts';

/** File types that launch monitors and archives export. */
const DATA_FILES = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/json': ['.json'],
  'application/zip': ['.zip'],
};

// What a phone shows when Divot is installed.

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Divot',
  short_name: 'Divot',
  description: 'Score, film, train and learn golf with no signal. It syncs later.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#faf9f5',
  theme_color: '#17492f',
  categories: ['sports', 'health', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/pad-phone.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Scoring a hole',
    },
    {
      src: '/screenshots/dashboard-desk.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Dashboard',
    },
  ],
  // Receives a swing filmed with the phone's camera app, or a file exported by a launch monitor's app. The service
  // worker answers.
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        { name: SHARE_FIELD, accept: ['video/*', '.mp4', '.mov', '.webm'] },
        { name: SHARE_DATA_FIELD, accept: [...Object.keys(DATA_FILES), ...Object.values(DATA_FILES).flat()] },
      ],
    },
  },
  // The same files, and everything of a golfer, opened on a desktop.
  file_handlers: [{ action: IMPORT_PATH, accept: { ...DATA_FILES, 'application/x-divot': ['.divot'] } }],
  shortcuts: [
    { name: 'Play', description: 'Score a round', url: '/playing' },
    { name: 'Film a swing', description: 'Film and analyse a swing', url: '/video-analysis' },
  ],
};
