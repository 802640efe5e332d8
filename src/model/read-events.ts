// Server-sent events out of pieces of text: the data of each event, comments passed over.

/** The last event counts only if the blank line that ends it has come. */
export async function* readEvents(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let unread = '';
  for await (const piece of pieces) {
    const events = (unread + piece).split(/\r?\n\r?\n/);
    unread = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).replace(/^ /, ''));
      if (data.length > 0) yield data.join('\n');
    }
  }
}
