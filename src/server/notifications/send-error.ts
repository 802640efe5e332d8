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
