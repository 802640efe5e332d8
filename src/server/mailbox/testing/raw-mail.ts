// Mails as they come over the wire, written by hand for tests.

export interface RawMail {
  from?: string;
  to?: string;
  subject?: string;
  /** Without the angle brackets; null for none. */
  id?: string | null;
  /** Further lines of the head. */
  head?: readonly string[];
  /** A body with its own Content-Type in `head`, else plain text. */
  body?: string;
}

export function rawMail({
  from = 'Dana Reyes <dana@example.com>',
  to = 'Bold Work <hello@boldwork.example>',
  subject = 'Re: Your request',
  id = `${crypto.randomUUID()}@mail.example`,
  head = [],
  body = 'Yes, 72 please.',
}: RawMail = {}): Buffer {
  const hasType = head.some((line) => /^content-type:/i.test(line));
  return Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      'Date: Wed, 04 Mar 2026 09:00:00 -0600',
      ...(id === null ? [] : [`Message-ID: <${id}>`]),
      'MIME-Version: 1.0',
      ...(hasType ? [] : ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']),
      ...head,
      '',
      body,
    ].join('\r\n'),
  );
}

/** Parts of one body, each with its own head. */
export function multipart(
  type: string,
  parts: readonly { head: readonly string[]; body: string }[],
): Pick<RawMail, 'head' | 'body'> & { head: string[]; body: string } {
  const boundary = `=_${crypto.randomUUID()}`;
  const pieces = parts.map(({ head, body }) => [`--${boundary}`, ...head, '', body].join('\r\n'));
  return {
    head: [`Content-Type: multipart/${type}; boundary="${boundary}"`],
    body: [...pieces, `--${boundary}--`, ''].join('\r\n'),
  };
}

export const textPart = (text: string) => ({ head: ['Content-Type: text/plain; charset=utf-8'], body: text });

export const filePart = (
  name: string,
  type: string,
  content: Uint8Array,
  { cid }: { cid?: string } = {},
) => ({
  head: [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: ${cid ? 'inline' : 'attachment'}; filename="${name}"`,
    ...(cid ? [`Content-ID: <${cid}>`] : []),
    'Content-Transfer-Encoding: base64',
  ],
  body: Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
});

/** What a mail server sends when it could not deliver `originalId`. */
export const deliveryReport = (originalId: string, action = 'failed') =>
  multipart('report; report-type=delivery-status', [
    textPart('Your message could not be delivered.'),
    {
      head: ['Content-Type: message/delivery-status'],
      body: [
        'Reporting-MTA: dns; mx.example.com',
        '',
        'Final-Recipient: rfc822; dana@example.com',
        `Action: ${action}`,
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
      ].join('\r\n'),
    },
    {
      head: ['Content-Type: text/rfc822-headers'],
      body: [`Message-ID: <${originalId}>`, 'Subject: We have your request'].join('\r\n'),
    },
  ]);
