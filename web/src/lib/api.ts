/** What is asked of the server over HTTP. */

import type { Problem } from "../wire";

/** The server does not do something, and says why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

/** As the server puts it when it does not know who is asking; a wrong password is another matter. */
const UNKNOWN = "error-who-are-you";
let forget = (): void => undefined;

/** What to do when the server does not know who is asking. */
export function onUnknown(then: () => void): void {
  forget = then;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (problem.key === UNKNOWN) forget();
  throw new Refusal(response.status, problem);
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { key: "error-server", args: {}, detail: response.statusText };
  }
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const get = <T>(path: string): Promise<T> => json("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => json("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => json("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => json("PATCH", path, body);
export const del = (path: string): Promise<void> => json("DELETE", path);

export async function text(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}
