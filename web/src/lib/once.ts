/** What is asked for once, and again only if it could not be had. */
export function once<Words extends readonly string[], Answer>(
  ask: (...words: Words) => Promise<Answer>,
): (...words: Words) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (...words) => {
    const key = words.join(" ");
    const answer = known.get(key) ?? ask(...words);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
