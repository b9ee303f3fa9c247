import { parseArgs } from 'node:util';
import { serveDemo } from './pictures/demo-devices.ts';
import { takeGuide } from './pictures/guide.ts';
import { takeSheets } from './pictures/sheets.ts';

// npm run pictures : takes the pictures of the README and the guide (docs/pictures) and of the install dialog
// (public/screenshots), of the demo golfer in the built app.
//
// npm run pictures:sheets [-- WORD …] : contact sheets of every screen, phone and desk, in three themes: with half a
// year of data, with none, after one to three rounds, offline, and with failing services. One sheet per screen in
// .divot/sheets. With words, only the screens whose name contains one of them.

const { values, positionals } = parseArgs({ options: { sheets: { type: 'boolean' } }, allowPositionals: true });

const demo = await serveDemo();
await (values.sheets ? takeSheets(demo, positionals) : takeGuide(demo.openDevice));
await demo.close();
