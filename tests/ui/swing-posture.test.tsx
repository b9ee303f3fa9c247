import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SwingPosture } from '#src/ui/figures/swing-posture.tsx';

const drawn = (props: Partial<Parameters<typeof SwingPosture>[0]>) =>
  renderToStaticMarkup(<SwingPosture view="face-on" hand="right" {...props} />);

it('shows each side of the camera, a fault where one was found, and a left-handed golfer mirrored', () => {
  expect(drawn({ view: 'down-the-line' })).not.toBe(drawn({}));
  expect(drawn({ faultId: 'sway' })).not.toBe(drawn({}));
  expect(drawn({ faultId: 'sway' })).not.toBe(drawn({ faultId: 'casting' }));
  expect(drawn({ faultId: 'slice' })).toBe(drawn({}));
  expect(drawn({ hand: 'left' })).toContain('-scale-x-100');
});
