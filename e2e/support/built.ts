import { buildLocally } from '#dev/local-build.ts';

/** Before the first journey: they are walked on the built app, as the sources are now. */
const setUp = async (): Promise<void> => {
  await buildLocally();
};
export default setUp;
