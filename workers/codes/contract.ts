// What the page asks of the code reader: types only.

export interface CodeReader {
  /** The text of the QR code in a picture, which the worker closes. Undefined: no code was found. */
  read(picture: ImageBitmap): Promise<string | undefined>;
}
