import { useState } from 'react';
import { judgeFinding } from '#src/data/commands/swings.ts';
import { type Drill, type FaultId, faultById, readFaultId, todayWithout, faultName } from '@divot/golf-content';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { hasPublishedLimit, type PlacedPosition, positionAtFrame, positionsOf } from '@divot/swing';
import { clipOfFinding, findingsOf } from '#src/domain/swing-reading/checks.ts';
import { byCause } from '#src/domain/swing-fix/same-cause.ts';
import { FaultTile } from '#src/ui/figures/row-picture.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Help } from '#src/ui/primitives/help.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { help } from '#src/features/swing/help-copy.ts';
import { findingSentence, measuredText } from '#src/domain/swing-fix/measure-text.ts';
import { useLengthText } from '#src/data/queries/body-lengths.ts';
import { Link } from '@tanstack/react-router';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { useLimits } from '#src/data/queries/profile.ts';
import { drillsFor } from '@divot/practice';
import { type Handedness, forHandedness } from '#src/domain/shared/handedness.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { DrillLesson } from '#src/ui/figures/drill-lesson.tsx';
import { FaultFrames } from '#src/ui/figures/fault-frames.tsx';
import { FaultLinks } from './fault-links.tsx';

const WIDTH = 240;
const HEIGHT = 30;
/** Share of the line left free beyond the outermost mark. */
const MARGIN = 0.2;

type Measured = Pick<SwingFinding, 'metric' | 'value' | 'bandLow' | 'bandHigh'>;

/** The ends of a finding's line. It begins at zero, so that lengths on it compare as the figures do. */
export const bandAxis = ({ value, bandLow = 0, bandHigh = 0 }: Measured): readonly [from: number, to: number] => {
  const [from, to] = [Math.min(0, value, bandLow, bandHigh), Math.max(0, value, bandLow, bandHigh)];
  const margin = MARGIN * (to - from || 1);
  return [from < 0 ? from - margin : 0, to > 0 ? to + margin : 0];
};

/** The measured value beside the normal band, on a line that begins at zero. */
const BandScale = ({ finding }: { readonly finding: Measured }) => {
  const { value, bandLow, bandHigh } = finding;
  const text = measuredText(finding, useLengthText());
  const [from, to] = bandAxis(finding);
  const x = (at: number) => 8 + ((at - from) / (to - from)) * (WIDTH - 16);
  const [left, right] = [bandLow === undefined ? 0 : x(bandLow), bandHigh === undefined ? WIDTH : x(bandHigh)];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <svg
        role="img"
        aria-label={`${text.part}: ${text.value}, ${text.normal}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-7.5 w-60 max-w-full"
        fill="none"
      >
        <rect x={left} y="9" width={Math.max(2, right - left)} height="12" className="fill-fairway-tint" />
        {bandLow !== undefined && <path d={`M${left} 5v20`} className="stroke-fairway-ink" strokeWidth="2" />}
        {bandHigh !== undefined && <path d={`M${right} 5v20`} className="stroke-fairway-ink" strokeWidth="2" />}
        <path d={`M0 15H${WIDTH}`} className="stroke-edge" />
        <path d={`M${x(0)} 9v12`} className="stroke-ink" strokeWidth="1.5" />
        <circle cx={x(value)} cy="15" r="7" className="fill-flag stroke-ink" strokeWidth="2" />
      </svg>
      <p className="figures text-note" aria-hidden="true">
        <span className="font-strong">{text.value}</span>
        <span className="text-rough"> · {text.normal}</span>
      </p>
    </div>
  );
};

const faultSheetWords = copy.fault;

type CardProps = { readonly drill: Drill; readonly hand: Handedness; readonly drillText: (text: string) => string };

const DrillCard = ({ drill, hand, drillText: say }: CardProps) => (
  <li className="rule-t">
    <Disclosure
      title={drill.name}
      aside={<span className="figures text-note text-rough">{faultSheetWords.minutes(drill.minutes)}</span>}
    >
      <DrillLesson drill={drill} hand={hand} drillText={say} words={faultSheetWords} />
      <Link to="/practice" search={{ drill: drill.id }} className={`${textLinkLook} my-3`}>
        {faultSheetWords.practise}
      </Link>
    </Disclosure>
  </li>
);

type FaultSheetProps = { readonly faultId: string; readonly handedness: Handedness; readonly onClose: () => void };

/** What the fault is, how the body does it better, and drills to open right away. */
const FaultSheet = ({ faultId, handedness, onClose }: FaultSheetProps) => {
  const drillText = useDrillText();
  const limits = useLimits();
  const fault = faultById(faultId);
  if (!fault) return null;
  const forHand = (text: string) => forHandedness(text, handedness);
  const drills = drillsFor(fault.id, limits);
  return (
    <Sheet open onClose={onClose} title={faultName(fault.id)} footer={<FaultLinks faults={[fault.id]} />}>
      <div className="flex flex-col gap-4 pb-2">
        <FaultFrames faultId={fault.id} hand={handedness} words={faultSheetWords.frames} />
        {(
          [
            [faultSheetWords.looks, fault.description],
            [faultSheetWords.fix, fault.biomechanicalFix],
            [faultSheetWords.flight, fault.ballFlight],
          ] as const
        ).map(([name, text]) => (
          <div key={name}>
            <h3 className="label text-rough">{name}</h3>
            <p className="measure">{forHand(text)}</p>
          </div>
        ))}
        <div>
          <h3 className="label mb-1 text-rough">{faultSheetWords.drills}</h3>
          <ul>
            {drills.map((drill) => (
              <DrillCard key={drill.id} drill={drill} hand={handedness} drillText={drillText} />
            ))}
          </ul>
          {limits.pain.length > 0 && drills.length < fault.drills.length && (
            <p className="text-note text-rough">{todayWithout(limits.pain)}</p>
          )}
        </div>
      </div>
    </Sheet>
  );
};

const words = copy.result;
/** More than three things to work on help nobody. */
const SHOWN = 3;
const tones = { high: 'flag', medium: 'sand', low: 'plain' } as const;

type FindingProps = {
  /** The clip in which the finding was seen. */
  readonly swing: Swing;
  readonly finding: SwingFinding;
  /** Other findings from the same cause. */
  readonly also: readonly SwingFinding[];
  readonly positions: readonly PlacedPosition[];
  /** Undefined if another clip than the shown one has it. */
  readonly onSee: ((finding: SwingFinding) => void) | undefined;
  readonly onAbout: (faultId: FaultId) => void;
};

const Finding = ({ swing, finding, also, positions, onSee, onAbout }: FindingProps) => {
  const lengthText = useLengthText();
  const title = faultName(finding.faultId);
  const fault = readFaultId(finding.faultId);
  const seenAt = positionAtFrame(positions, finding.frame)?.position ?? '';
  const judge = async (verdict: 'agree' | 'disagree') =>
    succeeded(await judgeFinding(swing.id, finding.faultId, verdict));
  return (
    <li className="rule-b flex flex-col gap-3 py-4 last:border-b-0">
      <div className="flex items-center gap-3">
        <FaultTile id={finding.faultId} hand={swing.handedness ?? 'right'} />
        <h3 className="min-w-0 flex-1 text-lead font-strong">{title}</h3>
        <Badge tone={tones[finding.confidence]}>{words.confidence[finding.confidence]}</Badge>
      </div>
      <p className="measure">{findingSentence(finding, lengthText)}</p>
      {also.map((one) => (
        <p key={one.id} className="measure text-note">
          {words.sameCause(faultName(one.faultId))} {findingSentence(one, lengthText)}
        </p>
      ))}
      <BandScale finding={finding} />
      {!hasPublishedLimit(finding.faultId) && <p className="measure text-note text-rough">{words.ownLimit}</p>}
      {!fault && <p className="measure text-note text-rough">{words.observation}</p>}
      <div className="flex flex-wrap items-end gap-3">
        {onSee ? (
          <Button onClick={() => onSee(finding)}>{words.seen(seenAt)}</Button>
        ) : (
          <Link
            to="/video-analysis"
            search={{ swing: swing.id, fault: finding.faultId }}
            replace
            className={buttonLook()}
          >
            {words.seen(seenAt)}
          </Link>
        )}
        {fault && (
          <Button variant="quiet" onClick={() => onAbout(fault)}>
            {words.about}
          </Button>
        )}
      </div>
      <div className="max-w-72">
        <SegmentedControl
          label={words.verdict(title)}
          hideLabel
          value={finding.verdict}
          segments={[
            { value: 'agree', label: words.agree },
            { value: 'disagree', label: words.disagree },
          ]}
          onChange={(verdict) => void judge(verdict)}
        />
      </div>
    </li>
  );
};

type Props = {
  /** The clip that is shown, one of `swings`. */
  readonly swing: Swing;
  readonly swings: readonly Swing[];
  /** Its positions. */
  readonly positions: readonly PlacedPosition[];
  readonly onSee: (finding: SwingFinding) => void;
};

/** The findings, surest first, each with its value, its normal band and the frame it was seen on. */
export const FindingsSection = ({ swing, swings, positions, onSee }: Props) => {
  const [all, setAll] = useState(false);
  const [about, setAbout] = useState<FaultId>();
  const findings = byCause(findingsOf(swings));
  const shown = all ? findings : findings.slice(0, SHOWN);
  return (
    <Section title={words.findings} aside={<Help {...help.confidence} />}>
      <ul>
        {shown.map(({ finding, also }) => {
          const clip = clipOfFinding(swings, finding);
          const isShown = clip.id === swing.id;
          return (
            <Finding
              key={finding.id}
              swing={clip}
              finding={finding}
              also={also}
              positions={isShown ? positions : positionsOf(clip)}
              onSee={isShown ? onSee : undefined}
              onAbout={setAbout}
            />
          );
        })}
      </ul>
      {shown.length < findings.length && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          {words.more(findings.length - shown.length)}
        </Button>
      )}
      {about !== undefined && (
        <FaultSheet faultId={about} handedness={swing.handedness ?? 'right'} onClose={() => setAbout(undefined)} />
      )}
    </Section>
  );
};
