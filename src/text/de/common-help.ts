import type { CommonHelp } from '../common-help.js';

/** Die Befehle einer Edition mit gemeinsamen Phasen, Phase für Phase. */
export const commonHelp: CommonHelp = {
  intro: 'Alle Spieler schicken Befehle für dieselben Phasen; eine Phase wird zum Fristende ausgewertet oder sobald niemand mehr etwas will. In derselben Mail kannst du schon für spätere Phasen der Runde befehlen. Aktiviert wird hier nichts.',
  phases: {
    politics: [
      { example: 'ÜBERGIB Agent VON Sol NACH Hacan', says: 'Übergibt einen Gefangenen; BEFREIE lässt ihn frei.' },
      { example: 'EXEKUTIERE Agent VON Sol', says: 'Richtet einen Gefangenen hin. Das geht in jeder Phase. Hast du hier nichts zu tun, genügt PASSE.' },
    ],
    economy: [{ example: 'KAUFE 1 Kreuzer, 2 Jäger AUF Arc Prime', says: 'Kauft Einheiten in deinem Dock mit den Credits dieser Phase. Aufgestellt werden sie später in der Runde.' }],
    movement: [
      { example: 'VERLADE Admiral VON Arc Prime AUF Zerstörer 1', says: 'Bringt vor der Bewegung einen Anführer an Bord oder auf ein anderes Schiff im selben System.' },
      { example: 'BEWEGE Zerstörer 1, Transporter 1, 2 Jäger, 3 Bodentruppen VON 1 ÜBER 14 NACH 27', says: 'Bewegt Schiffe samt Ladung. NACH nennt das Ziel; ohne ÜBER nimmt der Server den kürzesten Weg.' },
      { example: 'ERLAUBE Hacan DURCHFLUG 27', says: 'Lässt eine Flotte mit einem Diplomaten an deinen Schiffen vorbei. VERWEIGERE tut es nicht.' },
    ],
    pds: [{ example: 'PDS HALT', says: 'Deine PDS halten das Feuer zurück. PDS FEUER: Sie feuern.' }],
    'space-combat': [
      { example: 'VERLUSTE Jäger, Kreuzer, Zerstörer', says: 'In welcher Reihenfolge du Schiffe und Truppen verlierst, hier und in den anderen Phasen mit Treffern.' },
      { example: 'RÜCKZUG NACH 14 WENN Schiffe <= 2', says: 'Kündigt den Rückzug an, sobald die Bedingung stimmt. RÜCKZUG NIE kämpft weiter.' },
      { example: 'FLUCHT General NACH Arc Prime', says: 'Wohin ein Anführer geht, der entkommt.' },
    ],
    invasion: [
      { example: 'LANDE 2 Bodentruppen, General AUF Abyz', says: 'Landet von deinen Schiffen im System des Planeten.' },
      { example: 'BOMBARDIERE Abyz MIT Zerstörer 1', says: 'Sagt, welchen Planeten ein Schiff bombardiert.' },
      { example: 'WIEDERHOLE Fehlwürfe', says: 'Dein General wiederholt Fehlwürfe. WIEDERHOLE nichts: keinen.' },
      { example: 'DIPLOMAT VERSCHIEBT WENN Angreifer > Verteidiger', says: 'Wann dein Diplomat eine Invasion verschiebt. DIPLOMAT LÄSST ZU tut es nie.' },
    ],
    technology: [{ example: 'ERFORSCHE XRD-Transporter', says: 'Kauft eine Technologie.' }],
  },
  pass: { example: 'PASSE', says: 'Für diese Phase hast du nichts mehr, sie muss nicht auf dich warten. Steht allein.' },
  standing: [
    { example: 'DAUERBEFEHL VERLUSTE Jäger, Kreuzer', says: 'Jede Antwort nach DAUERBEFEHL gilt für das ganze Spiel, bis du sie änderst.' },
    { example: 'FRAGE MICH VERLUSTE', says: 'Schaltet einen Dauerbefehl ab: Du wirst jedes Mal gefragt.' },
  ],
};
