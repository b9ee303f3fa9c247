import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';

/** Opens the result when the golfer watched exactly one clip being analysed. With several clips, it opens none. */
export const useOpenResult = (swings: readonly Pick<Swing, 'id' | 'status'>[]): void => {
  const watched = useRef(new Set<string>());
  const navigate = useNavigate();
  useEffect(() => {
    const waiting = swings.filter(({ status }) => status === 'queued');
    for (const { id } of waiting) watched.current.add(id);
    if (waiting.length > 0 || watched.current.size === 0) return;
    const [id] = watched.current;
    const isOne = watched.current.size === 1 && swings.some((swing) => swing.id === id && swing.status === 'analysed');
    watched.current.clear();
    if (id !== undefined && isOne) void navigate({ to: '/video-analysis', search: { swing: id } });
  }, [swings, navigate]);
};
