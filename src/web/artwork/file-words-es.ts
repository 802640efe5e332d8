// What is said of a file under way, in Spanish.
import type { FileWords } from './file-words.ts';

export const FILE_WORDS_ES: FileWords = {
  of: (sent, whole) => `${sent} de ${whole}`,
  queued: (size) => `${size}, es el siguiente`,
  left: (so, time) => `${so}, faltan ${time}`,
  paused: (so) => `En pausa en ${so}`,
  waiting: (so) => `Sin conexión en ${so}. Sigue solo en cuanto haya.`,
  stopped: (so) => `Se detuvo en ${so}. Elíjalo otra vez, y sigue desde ahí.`,
  checking: (size) => `${size}, en revisión`,
  vector: 'vectorial',
  seeSize: 'Verlo a su tamaño',
  seeAll: 'Ver todo lo que se halló',
  more: (count) => `Y ${count} más.`,
  remove: (name) => `Quitar ${name}`,
  pause: (name) => `Pausar ${name}`,
  goOn: (name) => `Seguir con ${name}`,
  isWaiting: (name) => `${name} espera la conexión`,
  isPaused: (name) => `${name} está en pausa`,
  isRefused: (name) => `${name} no se mandó`,
  isDone: (name) => `${name} ya llegó y está revisado`,
  isOther: 'Ese es otro archivo',
  chooseAgain: (name) => `Elija ${name} otra vez, por favor.`,
  unreadable: 'El archivo ya no se puede leer en este dispositivo. Elíjalo otra vez, por favor.',
  gone: 'El taller ya no tiene el principio del archivo. Mándelo otra vez, por favor.',
  notSent: 'No se pudo mandar. Inténtelo otra vez, por favor.',
};
