import { expect, test } from 'vitest';
import { bytesText } from '#src/domain/shared/bytes-text.ts';

test.each([
  [0, '0 KB'],
  [21_999, '22 KB'],
  [2_950_000, '3.0 MB'],
  [250_000_000, '250 MB'],
  [3_400_000_000, '3.4 GB'],
  [11_000_000_000, '11 GB'],
])('%d bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));
