// Sends a form with a file; unlike fetch it tells how much of it has gone.
import { ApiError } from '../../../../api.ts';

/** `onProgress` gets the share that is sent, from 0 to 1. Throws as `send` of api.ts does. */
export function sendForm<Answer>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Answer> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', path);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as Answer);
      else reject(new ApiError(new Response(null, { status, statusText }), responseText));
    };
    request.onerror = () => reject(new TypeError('The connection was cut.'));
    request.send(form);
  });
}
