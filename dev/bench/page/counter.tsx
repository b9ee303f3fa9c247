// The smallest React page with two buttons and a number: a tap here costs only what the browser and the machine take.

import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const Counter = () => {
  const [strokes, setStrokes] = useState(4);
  return (
    <main>
      <button type="button" aria-label="One stroke fewer" onClick={() => setStrokes(strokes - 1)}>
        −
      </button>
      <output>{strokes}</output>
      <button type="button" aria-label="One stroke more" onClick={() => setStrokes(strokes + 1)}>
        +
      </button>
    </main>
  );
};

createRoot(document.getElementById('root')!).render(<Counter />);
