/** A few short tones, made on the spot: no files, and silence until somebody wants them. */
export type Sound = 'turn' | 'move' | 'chat' | 'over';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning. */
  at: number;
  lasts: number;
}

const MELODIES: Record<Sound, Tone[]> = {
  turn: [
    { pitch: 587, at: 0, lasts: 0.14 },
    { pitch: 880, at: 0.13, lasts: 0.28 },
  ],
  move: [{ pitch: 330, at: 0, lasts: 0.09 }],
  chat: [
    { pitch: 740, at: 0, lasts: 0.07 },
    { pitch: 740, at: 0.1, lasts: 0.07 },
  ],
  over: [
    { pitch: 523, at: 0, lasts: 0.2 },
    { pitch: 659, at: 0.16, lasts: 0.2 },
    { pitch: 784, at: 0.32, lasts: 0.45 },
  ],
};
const LOUDNESS = 0.08;
const ATTACK = 0.012;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // A browser lets nothing be heard before somebody has clicked: then it is simply not heard.
  void context.resume();
  const now = context.currentTime;
  for (const { pitch, at, lasts } of MELODIES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(SILENCE, now + at);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, now + at + ATTACK);
    volume.gain.exponentialRampToValueAtTime(SILENCE, now + at + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + lasts);
  }
}
