// Where a browser's workers have no graphics, the swing worker's module runs in this frame: on the page's thread, but under
// a policy of its own, so that the page itself may still compile no WebAssembly (src/platform/workers/swing-worker.ts). Either side
// keeps a port of its own: what arrives at it is made of that window's own Blob and Array.
globalThis.startSwingModule = async (address) => {
  const { port1, port2 } = new MessageChannel();
  globalThis.swingPort = port2;
  await import(address);
  parent.postMessage('swing-port', location.origin, [port1]);
};
