import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { CoursePicture, RoundPicture } from '#src/features/ground/courses/course-picture.tsx';
import { AuthenticationProvider } from '#src/platform/state.ts';

const roundFrom = (tee: string) => ({ courseSnapshot: { name: 'Heronsbridge', tee: { name: tee } } }) as Round;

const markup = (picture: ReactNode) => render(picture, { wrapper: AuthenticationProvider }).container.innerHTML;

it('shows one course with one face, in the list of courses and on every round there, whatever the tee', () => {
  const inList = markup(<CoursePicture courseId={undefined} name="Heronsbridge" />);
  for (const tee of ['White', 'Yellow']) {
    expect(markup(<RoundPicture round={roundFrom(tee)} />)).toBe(inList);
  }
});
