// Encodes what the camera brings, keeps the last of it, and cuts clips out of it.

import { expose } from 'comlink';
import { type ClipRing, openClipRing, openSlicedFilm } from '@divot/swing';
import type { FilmWorker } from './contract.ts';

let ring: ClipRing | null = null;

const api: FilmWorker = {
  async open(size, onLost, slice) {
    ring = slice ? openSlicedFilm(slice) : await openClipRing(size, onLost);
    return ring !== null;
  },
  add: (frame) => ring!.add(frame),
  hear: (sound) => ring!.hear(sound),
  cut: (...between) => ring!.cut(...between),
};

expose(api);
