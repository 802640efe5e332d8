// What sends and draws the files of the talk: fetched with the first of them.
import '../../artwork/artwork.css';

export { AttachChoices } from './attach-choices.tsx';
export { ChatFile } from './chat-file.tsx';
export { chatUploads } from './chat-uploads.ts';
export { DropHere } from './drop-here.tsx';
export { OpenedFile } from './opened-file.tsx';
export { TellOfFiles } from './tell-of-files.tsx';
export { TicketFiles } from './ticket-files.tsx';
