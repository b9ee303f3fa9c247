import { buildLocally } from '#dev/local-build.ts';

/** Before the first journey: journeys run on the app built from the current sources. */
const setUp = async (): Promise<void> => {
  await buildLocally();
};
export default setUp;
