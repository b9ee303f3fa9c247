// What the local shop sells. Names and pictures are our own.

export type Product = {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly priceUsd: number;
  readonly available: boolean;
  /** Drawn on a 400 x 400 canvas in the colour `tint`. */
  readonly drawing: string;
  readonly tint: string;
};

export const PRODUCTS: readonly Product[] = [
  {
    handle: 'alignment-sticks',
    title: 'Alignment sticks, set of two',
    description:
      'Two bright fibreglass sticks with soft tips for aim, ball position and path work on the range. They come with a cap that joins them.',
    priceUsd: 24,
    available: true,
    tint: '#1f6f43',
    drawing: '<path d="M120 330 250 70M180 330 310 70" stroke-width="14"/>',
  },
  {
    handle: 'putting-gate',
    title: 'Putting gate',
    description:
      'A steel gate one ball and a half wide. Putt through it at three feet: it tells you at once whether the face was square.',
    priceUsd: 32,
    available: true,
    tint: '#2b5876',
    drawing: '<path d="M130 300V150M270 300V150M90 300h220" stroke-width="14"/><circle cx="200" cy="275" r="24"/>',
  },
  {
    handle: 'tempo-trainer',
    title: 'Weighted tempo trainer',
    description:
      'A flexible shaft with a weighted head that only swings well in rhythm. Ten slow swings before the first tee wake up the right muscles.',
    priceUsd: 79,
    available: true,
    tint: '#7a4b1e',
    drawing: '<path d="M110 90Q190 170 280 300" stroke-width="12"/><circle cx="286" cy="308" r="30"/>',
  },
  {
    handle: 'impact-tape',
    title: 'Impact stickers, 150',
    description:
      'Thin stickers that show where the ball met the face, for driver and irons. Strike first, then speed: the cheapest lesson there is.',
    priceUsd: 15,
    available: true,
    tint: '#8a2f3c',
    drawing: '<path d="M110 130h160q40 70 0 140H110z" stroke-width="12"/><circle cx="200" cy="205" r="26"/>',
  },
  {
    handle: 'chipping-net',
    title: 'Pop-up chipping net',
    description:
      'Three pockets at three heights, folds flat in seconds. Land your chips in the garden and score them in a practice game.',
    priceUsd: 45,
    available: false,
    tint: '#44546a',
    drawing:
      '<circle cx="200" cy="190" r="110" stroke-width="12"/><circle cx="200" cy="190" r="62" stroke-width="8"/><path d="M140 285 120 340M260 285l20 55" stroke-width="12"/>',
  },
  {
    handle: 'mobility-band-set',
    title: 'Mobility band set',
    description:
      'Five loop bands from light to strong for hips, shoulders and rotation work, with a door anchor and a bag that fits your golf bag.',
    priceUsd: 29,
    available: true,
    tint: '#5b3a86',
    drawing:
      '<ellipse cx="200" cy="200" rx="120" ry="70" stroke-width="16"/><ellipse cx="200" cy="200" rx="70" ry="34" stroke-width="12"/>',
  },
  {
    handle: 'rain-glove-pair',
    title: 'Rain gloves, pair',
    description: 'Gloves that grip better the wetter they get. Sold as a pair, because in a downpour both hands slip.',
    priceUsd: 27.5,
    available: true,
    tint: '#256d7b',
    drawing:
      '<path d="M140 320V160q0-26 22-26t22 26v-50q0-24 22-24t22 24v50q0-20 20-20t20 20v60q0 60-40 100z" stroke-width="12"/>',
  },
];

export const pictureOf = ({ drawing, tint, title }: Product): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-label="${title}"><rect width="400" height="400" fill="${tint}"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="10">${drawing}</g></svg>`;
