// Why a notification did not arrive.

/** `message` is one short line for the owner, without secrets; `code` is all that the log may say. */
export class SendError extends Error {
  override name = 'SendError';
  readonly code: string;
  /** The mail server will not take mail for that address. */
  readonly isRecipientRefused: boolean;
  /** Trying again changes nothing. */
  readonly isFinal: boolean;

  constructor(
    message: string,
    {
      code,
      isRecipientRefused = false,
      isFinal = false,
    }: {
      code: string;
      isRecipientRefused?: boolean;
      isFinal?: boolean;
    },
  ) {
    super(message);
    this.code = code;
    this.isRecipientRefused = isRecipientRefused;
    this.isFinal = isFinal;
  }
}

/** Thrown in place of sending where it is to wait, and nothing is wrong. */
export class SendLater extends Error {
  override name = 'SendLater';
  readonly until: Date;

  constructor(until: Date) {
    super('It waits.');
    this.until = until;
  }
}

/** Thrown in place of sending where there is nothing to say any more. */
export class NothingToSend extends Error {
  override name = 'NothingToSend';
}
