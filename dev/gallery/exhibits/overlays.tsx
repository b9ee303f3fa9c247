import { useEffect } from 'react';
import { LogOutIcon, SettingsIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#src/ui/primitives/menu.tsx';
import { PainSheet } from '#src/ui/primitives/pain-sheet.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { drawNumber } from '#src/ui/primitives/share-drawing.ts';
import { StepList } from '#src/ui/primitives/step-list.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { type Exhibit, exhibit, nothing } from '#dev/gallery/exhibit.ts';

/** Runs once it is on the screen. */
const After = ({ run }: { readonly run: () => void }) => {
  useEffect(run, [run]);
  return <p>The page under it.</p>;
};
const steps = Array.from({ length: 9 }, (_, at) => ({ name: `Step ${at + 1}`, text: 'One slow breath, then go.' }));

export const overlays: readonly Exhibit[] = [
  exhibit(Dialog, {
    name: 'Dialog',
    isAlone: true,
    always: { open: true, onClose: nothing },
    states: {
      question: {
        title: '3 changes are only on this device',
        text: 'They reach your other devices when you are online. What should happen to them?',
        actions: (
          <>
            <Button variant="danger">Discard</Button>
            <Button variant="primary">Sync first</Button>
          </>
        ),
      },
      'with content': {
        title: 'Delete your account?',
        children: <Checkbox label="I have exported my rounds" checked={false} onChange={nothing} />,
      },
    },
  }),
  exhibit(Sheet, {
    name: 'Sheet',
    isAlone: true,
    always: { open: true, onClose: nothing },
    states: {
      short: {
        title: 'Over the top',
        footer: (
          <Button variant="primary" block>
            Practice this issue
          </Button>
        ),
        children: <p className="measure">The club starts down outside the line it went up on.</p>,
      },
      'longer than the screen': { title: 'Breathing trigger', children: <StepList steps={steps} /> },
    },
  }),
  exhibit(PainSheet, {
    name: 'Pain sheet',
    isAlone: true,
    states: {
      'a place that cannot wait': {
        open: true,
        onClose: nothing,
        words: {
          title: 'It hurts',
          text: 'This drill stops now. What is still to come leaves out whatever loads this place.',
          area: 'Where',
          later: 'Leave this place out of coming sessions too',
          laterHint: 'You can change it in your profile.',
          action: 'Stop this drill',
        },
        places: [{ value: 'lower-back', label: 'Lower back' }],
        usual: 'lower-back',
        signsOf: () => ['See a doctor today if a leg is numb or weak.'],
        onStop: nothing,
      },
    },
  }),
  exhibit(ShareSheet, {
    name: 'Share sheet',
    isAlone: true,
    states: {
      'a hole': {
        open: true,
        onClose: nothing,
        title: 'Share this hole',
        preview: 'Preview: a picture with your 3 on hole 18',
        choices: [{ id: 'course', label: 'Course and day' }],
        startsWith: ['course'],
        draw: (pen, _, ink) => drawNumber(pen, { number: '3', title: 'Hole 18, birdie', over: -1 }, ink),
        words: {
          lead: 'The picture is made on this device. It shows what you choose.',
          save: 'Save picture',
          send: 'Share picture',
          failed: 'The picture could not be shared.',
        },
        onSend: () => Promise.resolve(true),
        onSave: nothing,
      },
    },
  }),
  exhibit(Menu, {
    name: 'Menu',
    isAlone: true,
    always: { label: 'Your menu', trigger: 'Sam' },
    states: {
      closed: { children: <MenuItem>Settings</MenuItem> },
      open: {
        startsOpen: true,
        children: (
          <>
            <MenuLink link={<a href="#settings" aria-label="Settings" />} icon={<SettingsIcon />}>
              Settings
            </MenuLink>
            <MenuItem>Assessment</MenuItem>
            <MenuDivider />
            <MenuItem icon={<LogOutIcon />} onSelect={nothing}>
              Logout
            </MenuItem>
          </>
        ),
      },
    },
  }),
  exhibit(After, {
    name: 'Toast',
    isAlone: true,
    states: {
      plain: { run: () => showToast({ text: 'Saved on this phone.', tone: 'plain' }) },
      'with an action': {
        run: () => showToast({ text: 'Your card is ready.', action: { label: 'Share', run: nothing } }),
      },
      undo: { run: () => showUndo('Round at Oak Hollow deleted.', nothing) },
      error: { run: () => showToast({ text: 'The phone is full. Nothing was lost.', tone: 'error' }) },
    },
  }),
];
