import type { ReactNode, Ref } from 'react';

const looks = {
  title: 'text-title',
  head: 'text-head',
  lead: 'text-lead font-medium',
  label: 'label text-rough',
} as const;

export type StepHeadingLook = keyof typeof looks;

type Props = {
  readonly level: 1 | 2 | 3;
  readonly look: StepHeadingLook;
  /** From `useStepFocus` or `takeFocus`, so that a screen reader reads the step out when it appears. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

/** The heading of a screen, or of part of one, that moves through steps. */
export const StepHeading = ({ level, look, ref, children }: Props) => {
  const Heading = `h${level}` as const;
  return (
    <Heading ref={ref} tabIndex={-1} className={`${looks[look]} outline-none`}>
      {children}
    </Heading>
  );
};
