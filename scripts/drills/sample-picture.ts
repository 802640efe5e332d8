// A picture for drills that send one.
import sharp from 'sharp';

export const samplePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
