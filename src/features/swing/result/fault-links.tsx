import { Link } from '@tanstack/react-router';
import type { FaultId } from '@divot/golf-content';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { copy } from '#src/features/swing/copy.ts';

const words = copy.result;

/** Links to practice, workout and videos that carry the faults (SPEC section 2, navigation state). */
export const FaultLinks = ({ faults }: { readonly faults: readonly FaultId[] }) => (
  <>
    <Link to="/practice" state={{ swingIssues: faults }} className={buttonLook({ variant: 'primary' })}>
      {words.practice}
    </Link>
    <Link to="/workout-new" state={{ swingIssues: faults }} className={buttonLook()}>
      {words.workout}
    </Link>
    <Link to="/videos" state={faults[0] ? { swingIssue: faults[0] } : {}} className={buttonLook({ variant: 'quiet' })}>
      {words.videos}
    </Link>
  </>
);
