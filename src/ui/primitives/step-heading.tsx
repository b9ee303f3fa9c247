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
  /** From `useStepFocus`, or `takeFocus`: the step is read out when it comes. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

/** The heading of a screen, or of a part of it, that goes on in steps. */
export const StepHeading = ({ level, look, ref, children }: Props) => {
  const Heading = `h${level}` as const;
  return (
    <Heading ref={ref} tabIndex={-1} className={`${looks[look]} outline-none`}>
      {children}
    </Heading>
  );
};
