import './trusted-types.ts';
import '#src/ui/tokens.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { abandonWhenKept } from '#src/platform/pwa/abandon-when-kept.ts';
import { configCheck } from '#src/platform/settings/current-config.ts';
import { App } from './app.tsx';
import { startApp } from './startup/start-app.ts';

abandonWhenKept();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (configCheck.ok) {
  const { config, warnings } = configCheck;
  // oxlint-disable-next-line no-console -- for the one who builds: optional settings that are missing only warn
  if (config.features.debugMode && warnings.length > 0) console.warn(`Not configured: ${warnings.join(', ')}`);
  void startApp(root, config);
}
// Render in short pieces, so that the database can open in between.
startTransition(() => createRoot(root).render(<App />));
