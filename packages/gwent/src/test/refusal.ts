import { InputError } from "@medallion/kernel";

/** What reading was refused with; reading that goes well, or breaks down, fails the test. */
export function refusal(read: () => unknown): InputError {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
