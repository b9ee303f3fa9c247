import { useState } from 'react';
import * as icons from '#src/ui/icons/icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Help } from '#src/ui/primitives/help.tsx';
import { NumberField, TextArea, TextField } from '#src/ui/primitives/field.tsx';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#src/ui/primitives/menu.tsx';
import { Meter } from '#src/ui/primitives/meter.tsx';
import { ProgressBar, ProgressRing } from '#src/ui/primitives/progress.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { ReportLink } from '#src/ui/primitives/report-link.tsx';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { Divider, Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { StepList } from '#src/ui/primitives/step-list.tsx';
import { Stepper } from '#src/ui/primitives/stepper.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.tsx';
import { VisuallyHidden } from '#src/ui/primitives/visually-hidden.tsx';

const words = ['double eagle', 'eagle', 'birdie', 'par', 'bogey', 'double bogey', 'triple bogey'];

const Buttons = () => (
  <Section title="Buttons">
    <div className="flex flex-wrap gap-3">
      <Button variant="primary">Save round</Button>
      <Button variant="secondary">Review</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Discard</Button>
      <Button variant="flag">Film a swing</Button>
      <Button variant="primary" busy>
        Save round
      </Button>
      <Button disabled>Add goal</Button>
      <IconButton label="More" icon={<icons.MoreIcon />} />
      <Help title="Strokes gained" text={['How far a shot brought you against the tour.']} source="After M. Broadie." />
      <ReportLink href="mailto:help@divot.example" label="Report this coach" hint="Your own mail opens." />
      <a href="#main" className={buttonLook({ variant: 'secondary' })}>
        A link
      </a>
    </div>
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <Button variant="flag" size="play" block>
        <icons.PlayIcon /> Play a round
      </Button>
      <Button variant="primary" size="play" block>
        Next hole
      </Button>
    </div>
  </Section>
);

const Fields = () => {
  const [index, setIndex] = useState('14,2');
  const [note, setNote] = useState('Wind off the left all day.');
  const [password, setPassword] = useState('');
  const [tee, setTee] = useState('white');
  const [units, setUnits] = useState<'yd' | 'm'>('yd');
  const [routine, setRoutine] = useState<'target' | 'breath' | undefined>('target');
  const [on, setOn] = useState(true);
  return (
    <Section title="Fields">
      <div className="grid gap-5 lg:grid-cols-2">
        <NumberField
          label="Handicap index"
          decimal
          value={index}
          onChange={setIndex}
          hint="As on your card: 14,2 or +2.1"
        />
        <TextField
          label="Password"
          type="password"
          value={password}
          onChange={setPassword}
          error="Use at least 8 characters."
          end={<IconButton label="Show password" icon={<icons.ShowIcon />} />}
        />
        <Select
          label="Tees"
          value={tee}
          onChange={setTee}
          options={[
            { value: 'white', label: 'White, 6 210 yd, 71.2 / 128' },
            { value: 'yellow', label: 'Yellow, 5 870 yd, 69.4 / 122' },
          ]}
        />
        <SegmentedControl
          label="Distances in"
          value={units}
          onChange={setUnits}
          segments={[
            { value: 'yd', label: 'Yards' },
            { value: 'm', label: 'Metres' },
          ]}
        />
        <TextArea label="Note" value={note} onChange={setNote} />
        <div>
          <Switch label="Glove mode" hint="Bigger targets while you play" checked={on} onChange={setOn} />
          <Switch label="Reminders" checked={!on} onChange={(value) => setOn(!value)} />
          <Checkbox label="My back hurts today" hint="We leave out what loads it" checked={on} onChange={setOn} />
        </div>
        <RadioCards
          label="Pre-shot routine"
          value={routine}
          onChange={setRoutine}
          cards={[
            {
              value: 'target',
              title: 'Target alignment',
              text: 'Pick a spot a yard ahead of the ball, then set the face to it.',
            },
            { value: 'breath', title: 'Breathing trigger', text: 'One slow breath out starts the swing.' },
          ]}
        />
      </div>
    </Section>
  );
};

const Scores = () => {
  const [strokes, setStrokes] = useState<number | undefined>(5);
  const [putts, setPutts] = useState('2');
  return (
    <Section title="Golf notation">
      <div className="flex flex-wrap items-end gap-6">
        {[-3, -2, -1, 0, 1, 2, 3].map((toPar, index) => (
          <figure key={toPar} className="flex flex-col items-center gap-2">
            <Score strokes={4 + toPar} mark={scoreMark(toPar)} size="row" label={`${4 + toPar}, ${words[index]}`} />
            <figcaption className="text-fine text-rough">{words[index]}</figcaption>
          </figure>
        ))}
      </div>
      <p className="my-4 flex gap-1">
        {[4, 5, 3, 4, 6, 4, 3, 5, 4].map((score, hole) => (
          // eslint-disable-next-line react/no-array-index-key -- a fixed row of holes
          <Score key={hole} strokes={score} mark={scoreMark(score - 4)} />
        ))}
      </p>
      <div className="flex flex-col gap-4 sm:max-w-100">
        <Stepper label="Strokes" size="score" value={strokes} onChange={setStrokes} min={1} max={15} start={4} />
        <SegmentedControl
          label="Putts"
          play
          value={putts}
          onChange={setPutts}
          segments={['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))}
        />
        <Stepper label="Penalties" value={undefined} onChange={setStrokes} min={0} max={9} start={0} />
      </div>
    </Section>
  );
};

const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'sheet' | undefined>();
  return (
    <Section title="Over the page">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => showUndo('Round at Oak Hollow deleted.', () => showToast({ text: 'Back again.' }))}>
          Undo toast
        </Button>
        <Button onClick={() => showToast({ text: 'The phone is full. Nothing was lost.', tone: 'error' })}>
          Error toast
        </Button>
        <Menu label="Your menu" trigger="Sam">
          <MenuLink link={<a href="#settings" aria-label="Settings" />} icon={<icons.SettingsIcon />}>
            Settings
          </MenuLink>
          <MenuDivider />
          <MenuItem icon={<icons.LogOutIcon />}>Logout</MenuItem>
        </Menu>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(undefined)}
        title="3 changes are only on this device"
        text="They reach your other devices when you are online. What should happen to them?"
        actions={
          <>
            <Button variant="danger" onClick={() => setOpen(undefined)}>
              Discard
            </Button>
            <Button variant="primary" onClick={() => setOpen(undefined)}>
              Sync first
            </Button>
          </>
        }
      />
      <Sheet
        open={open === 'sheet'}
        onClose={() => setOpen(undefined)}
        title="Over the top"
        footer={
          <Button variant="primary" block onClick={() => setOpen(undefined)}>
            Practice this issue
          </Button>
        }
      >
        <p className="measure">The club starts down outside the line it went up on.</p>
      </Sheet>
    </Section>
  );
};

const States = () => {
  const [tab, setTab] = useState<'off' | 'on'>('off');
  return (
    <>
      <Section title="States">
        <Banner tone="offline">You're offline. Some features may be limited.</Banner>
        <Banner tone="warn">Slow connection detected. Some features may load slowly.</Banner>
        <Banner tone="info">Reconnecting...</Banner>
        <Banner tone="update" action={<Button variant="quiet">Update Now</Button>}>
          A new version is ready.
        </Banner>
        <EmptyState action={<Button variant="primary">Play a round</Button>}>
          Your rounds will be here, newest first, with your card and what it says about your game.
        </EmptyState>
        <ErrorNote title="This course could not be saved." action={<Button>Try again</Button>}>
          What you typed is still here.
        </ErrorNote>
        <div className="my-4 flex flex-col gap-2" aria-busy="true">
          <Skeleton className="h-8 w-48" />
          <Skeleton />
        </div>
        <Divider />
        <div className="flex flex-wrap gap-2 py-3">
          <Badge>9 holes</Badge>
          <Badge tone="fairway">done</Badge>
          <Badge tone="sky">syncing</Badge>
          <Badge tone="sand">low sample</Badge>
          <Badge tone="flag">new</Badge>
        </div>
        <VisuallyHidden>Only heard.</VisuallyHidden>
      </Section>
      <Section title="Progress">
        <div className="grid items-center gap-5 sm:grid-cols-[1fr_auto]">
          <ProgressBar label="Rounds this month" value={5} max={8} valueText="5 of 8" />
          <ProgressRing label="Workouts this week" value={2} max={3} valueText="2 of 3">
            2/3
          </ProgressRing>
          <Meter label="On this phone" share={0.93} valueText="930 MB of 1 GB" />
        </div>
      </Section>
      <Tabs
        label="Training"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'off', label: 'Off Course Training', panel: <p>Workouts and practice.</p> },
          { value: 'on', label: 'On Course Performance', panel: <p>Rounds and lessons.</p> },
        ]}
      />
    </>
  );
};

const Type = () => (
  <Section title="Type and icons">
    <p className="figures text-score font-strong">14.2</p>
    <p className="figures text-figure font-strong break-all">0123456789</p>
    <p className="text-title font-strong">Good evening, Sam</p>
    <p className="text-head font-strong">Over The Top costs you about 1.1 a round</p>
    <p className="text-lead">First putt 24 ft</p>
    <p className="measure text-body">
      Body: you drift off the ball on the way back; the band we call normal ends at 0.20 of your torso length.
    </p>
    <p className="text-note text-rough">Note: n = 6 rounds, estimated</p>
    <p className="text-fine text-rough">Fine: synced 14:02</p>
    <div className="mt-4 flex flex-wrap gap-3">
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon className="size-6" />
        </span>
      ))}
    </div>
  </Section>
);

const Illustrations = () => (
  <Section title="Steps and contours">
    <StepList
      steps={[
        { name: 'Set', text: 'Feet under the hips, weight mid-foot.' },
        { name: 'Turn', text: 'Back to the target before the arms go down.' },
      ]}
    />
    <ContourDrawing className="h-40 w-full text-fairway" />
  </Section>
);

export const ControlsPage = () => (
  <main id="main" className="mx-auto flex max-w-240 flex-col gap-8 p-4 lg:p-6">
    <Buttons />
    <Scores />
    <Fields />
    <States />
    <Overlays />
    <Illustrations />
    <Type />
  </main>
);
