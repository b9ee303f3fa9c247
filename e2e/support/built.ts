import { buildLocally } from '#dev/local-build.ts';

/** Builds the app from the current sources before the first journey. */
const setUp = async (): Promise<void> => {
  await buildLocally();
};
export default setUp;
