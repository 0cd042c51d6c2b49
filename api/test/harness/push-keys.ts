/** A pair made for tests alone. cspell:disable */
export const pushKeys = {
  PUSH_PUBLIC_KEY: 'BCiS2_td1GGRtaIc7g3pSMBmYC02f25tw1D24lM-c5ArXGdjMrGdX_LYdsH0V1BwnCN5jbn7intxwqReq6-82pk',
  PUSH_PRIVATE_KEY: 'CbYdke7f8-XOFt-WehcvTGhTLC8Tj-_r8O-joes1VbU',
  PUSH_CONTACT: 'mailto:operations@rental.example',
} as const;
