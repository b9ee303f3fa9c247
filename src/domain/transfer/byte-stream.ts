/** The parts of a stream. Safari reads no stream with `for await`. https://bugs.webkit.org/show_bug.cgi?id=194379 */
export async function* bytesOfStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel(); // the rest is not wanted; nothing happens at the end
  }
}
