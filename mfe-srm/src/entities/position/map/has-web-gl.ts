/** Whether the browser can draw the map. Old phones and some remote desktops cannot. */
export function hasWebGl(): boolean {
  if (!('WebGL2RenderingContext' in window)) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
