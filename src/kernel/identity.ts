/** Who is asking and where, read from the state at the moment a request is sent. */
export interface Identity {
  apiBase: string;
  appID: string;
  timeoutMs: number;
  uid: string;
  token: string;
  /** Counts the changes of account; an answer of another epoch is never used (D4). */
  epoch: number;
}
