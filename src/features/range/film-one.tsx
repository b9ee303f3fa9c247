import { Link } from '@tanstack/react-router';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { copy } from './copy.ts';

/** The way that every phone can go. */
export const FilmOne = () => (
  <Link to="/video-analysis" search={{ view: 'film' }} className={`${buttonLook()} self-start`}>
    {copy.oneByOne}
  </Link>
);
