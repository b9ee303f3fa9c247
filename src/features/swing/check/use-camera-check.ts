import { useDecision } from '#src/data/queries/decision.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import { type CameraCheck, cameraCheck } from '#src/domain/swing-fix/camera-check.ts';

/** The camera check of the golfer's focus; undefined if the focus has none. */
export const useCameraCheck = (): CameraCheck | undefined => {
  const decision = useDecision()?.decision;
  const { swings } = useSwings(200);
  return decision && cameraCheck(decision, swings);
};
