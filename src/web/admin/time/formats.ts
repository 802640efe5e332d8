// The formats that times are told in, made once for each time zone: making one takes longer than drawing a row.

const byTimeZone = new Map<string, ReturnType<typeof makeFormats>>();

/** The formats of `timeZone`. Throws RangeError for an unknown zone. */
export function formats(timeZone: string): ReturnType<typeof makeFormats> {
  const made = byTimeZone.get(timeZone) ?? makeFormats(timeZone);
  byTimeZone.set(timeZone, made);
  return made;
}

function makeFormats(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const minute = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return {
    minute: format(minute),
    minuteWithYear: format({ ...minute, year: 'numeric' }),
    year: format({ year: 'numeric' }),
    isoDay: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    weekday: format({ weekday: 'short' }),
    day: format(day),
    dayWithYear: format({ ...day, year: 'numeric' }),
    exact: format({ dateStyle: 'full', timeStyle: 'long' }),
    // '2026-03-10 15:52:07'.
    wallClock: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    clock: format({ hour: 'numeric', minute: '2-digit' }),
  };
}
