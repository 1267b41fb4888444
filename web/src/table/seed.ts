/** The shuffle can be checked: the hash was there from the start, the seed is told at the end. */

/** Whether a seed is the one of which this is the SHA-256; null where a browser cannot tell. */
export async function isSeedOf(seed: string, hash: string): Promise<boolean | null> {
  // Browsers have no `subtle` on pages without https, but for localhost.
  if (!("subtle" in crypto) || crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("") === hash;
}
