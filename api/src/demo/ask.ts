/** Reported in one sentence, since the stack contains nothing useful. */
export class Refusal extends Error {}

export async function ask<Result>(url: string, init: RequestInit): Promise<Result> {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new Refusal(`The API does not answer at ${new URL(url).origin}. Start it with "npm start".`, {
      cause: error,
    });
  });
  const body = (await response.json()) as { result: Result; detail?: string };
  if (!response.ok) throw new Refusal(`${new URL(url).pathname}: ${body.detail ?? response.statusText}`);
  return body.result;
}

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
