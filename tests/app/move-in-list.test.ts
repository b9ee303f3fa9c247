// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveInList } from '#src/app/shell/move-in-list.ts';

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML =
    '<ul><li><a href="#a">82 at Heronsbridge</a><button>Star 82</button></li><li><a href="#b">85 at Fernhill</a><button>Star 85</button></li><li>No link</li></ul>' +
    '<div role="tablist"><ul><li><button>Score</button></li><li><button>Putting</button></li></ul></div>';
  addEventListener('keydown', moveInList);
});
afterEach(() => removeEventListener('keydown', moveInList));

describe('arrow keys at a desk', () => {
  it('lead from round to round and stop at the ends', () => {
    document.querySelector('a')!.focus();
    press('ArrowDown');
    expect(focused()).toBe('85 at Fernhill');
    press('ArrowDown');
    expect(focused()).toBe('85 at Fernhill');
    press('Home');
    expect(focused()).toBe('82 at Heronsbridge');
  });

  it('stay on the same kind of control', () => {
    document.querySelector('button')!.focus();
    press('ArrowDown');
    expect(focused()).toBe('Star 85');
  });

  it('leave tabs their own keys', () => {
    document.querySelector<HTMLElement>('[role=tablist] button')!.focus();
    press('ArrowDown');
    expect(focused()).toBe('Score');
  });
});
