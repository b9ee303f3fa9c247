// Adds the TFLITE_METADATA buffer (input normalisation) that PoseLandmarker requires to a model without one.
// FlatBuffers offsets point forward, so a new root table with longer `buffers` and `metadata` vectors goes in front of
// the untouched model (TFLite schema v3: Model.buffers is field 4, Model.metadata field 6).

const MODEL_FIELDS = 8;
const BUFFERS = 4;
const METADATA = 6;
const NAME = 'TFLITE_METADATA';

interface Slots {
  readonly at: Readonly<Record<string, number>>;
  readonly size: number;
}

/** Places blocks one after another; `data` starts 16-byte aligned behind its length. */
const layout = (bufferCount: number, metadataCount: number, metadataBytes: number): Slots => {
  let end = 0;
  const at: Record<string, number> = {};
  const put = (name: string, size: number, align = 4, before = 0) => {
    end = Math.ceil((end + before) / align) * align - before;
    at[name] = end;
    end += size;
  };
  put('root', 8);
  put('modelTable', 4 + 2 * MODEL_FIELDS);
  put('model', 4 + 4 * MODEL_FIELDS);
  put('buffers', 4 + 4 * (bufferCount + 1));
  put('metadata', 4 + 4 * (metadataCount + 1));
  put('entryTable', 8);
  put('entry', 12);
  put('name', 4 + NAME.length + 1);
  put('bufferTable', 6);
  put('buffer', 8);
  put('data', 4 + metadataBytes, 16, 4);
  return { at, size: Math.ceil(end / 16) * 16 };
};

export const withMetadata = (model: Uint8Array, metadata: Uint8Array): Uint8Array => {
  const old = new DataView(model.buffer, model.byteOffset, model.byteLength);
  const follow = (offset: number) => offset + old.getUint32(offset, true);
  const root = follow(0);
  const table = root - old.getInt32(root, true);
  const field = (index: number) =>
    4 + 2 * index < old.getUint16(table, true) ? old.getUint16(table + 4 + 2 * index, true) : 0;
  const vector = (index: number) => (field(index) ? follow(root + field(index)) : 0);
  const count = (start: number) => (start ? old.getUint32(start, true) : 0);
  const buffers = vector(BUFFERS);
  const entries = vector(METADATA);
  const bufferCount = count(buffers);
  const entryCount = count(entries);
  const { at, size } = layout(bufferCount, entryCount, metadata.length);
  const slot = (name: string) => at[name]!;

  const out = new Uint8Array(size + model.length);
  out.set(model, size);
  const view = new DataView(out.buffer);
  const u32 = (offset: number, value: number) => view.setUint32(offset, value, true);
  const u16 = (offset: number, value: number) => view.setUint16(offset, value, true);
  u32(0, slot('model'));
  out.set(new TextEncoder().encode('TFL3'), 4);
  u16(slot('modelTable'), 4 + 2 * MODEL_FIELDS);
  u16(slot('modelTable') + 2, 4 + 4 * MODEL_FIELDS);
  u32(slot('model'), slot('model') - slot('modelTable'));
  for (let index = 0; index < MODEL_FIELDS; index++) {
    const place = slot('model') + 4 + 4 * index;
    const present = index === BUFFERS || index === METADATA || field(index) > 0;
    u16(slot('modelTable') + 4 + 2 * index, present ? 4 + 4 * index : 0);
    if (!present) continue;
    if (index === 0) u32(place, old.getUint32(root + field(0), true));
    else if (index === BUFFERS) u32(place, slot('buffers') - place);
    else if (index === METADATA) u32(place, slot('metadata') - place);
    else u32(place, size + vector(index) - place);
  }
  const extend = (name: string, start: number, length: number, added: number) => {
    u32(slot(name), length + 1);
    for (let i = 0; i < length; i++) {
      const place = slot(name) + 4 + 4 * i;
      u32(place, size + follow(start + 4 + 4 * i) - place);
    }
    const last = slot(name) + 4 + 4 * length;
    u32(last, added - last);
  };
  extend('buffers', buffers, bufferCount, slot('buffer'));
  extend('metadata', entries, entryCount, slot('entry'));
  u16(slot('entryTable'), 8);
  u16(slot('entryTable') + 2, 12);
  u16(slot('entryTable') + 4, 4);
  u16(slot('entryTable') + 6, 8);
  u32(slot('entry'), slot('entry') - slot('entryTable'));
  u32(slot('entry') + 4, slot('name') - (slot('entry') + 4));
  u32(slot('entry') + 8, bufferCount);
  u32(slot('name'), NAME.length);
  out.set(new TextEncoder().encode(NAME), slot('name') + 4);
  u16(slot('bufferTable'), 6);
  u16(slot('bufferTable') + 2, 8);
  u16(slot('bufferTable') + 4, 4);
  u32(slot('buffer'), slot('buffer') - slot('bufferTable'));
  u32(slot('buffer') + 4, slot('data') - (slot('buffer') + 4));
  u32(slot('data'), metadata.length);
  out.set(metadata, slot('data') + 4);
  return out;
};
