/** Whether the golfer has allowed this before, so that opening it asks nothing. */
export const isAllowed = async (name: 'camera' | 'microphone' | 'geolocation'): Promise<boolean> => {
  try {
    // Not every browser knows these permissions, despite their type.
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false;
  }
};
