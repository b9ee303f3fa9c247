type StepListProps = { readonly steps: readonly { readonly name: string; readonly text: string }[] };

/** Instructions step by step, one below the other, readable from where the club is. */
export const StepList = ({ steps }: StepListProps) => (
  <ol className="rule-t">
    {steps.map(({ name, text }, at) => (
      <li key={name} className="rule-b flex gap-4 py-3">
        <span className="figures w-6 text-head font-strong text-rough" aria-hidden="true">
          {at + 1}
        </span>
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span className="label block text-rough">{name}</span>
          <span className="text-lead">{text}</span>
        </p>
      </li>
    ))}
  </ol>
);
