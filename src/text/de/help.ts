import type { HelpChapter, HelpEntry } from '../en/help.js';

/** Jeder Befehl mit einem Beispiel, das man so schicken kann. */
export const help: Readonly<Record<HelpChapter, readonly HelpEntry[]>> = {
  turn: [
    { example: 'AKTIVIERE 27', says: 'Beginnt deine Aktion: Ein Kommandomarker geht in das System, und deine Schiffe dürfen dorthin ziehen.' },
    { example: 'VERLADE Admiral VON Arc Prime AUF Dreadnought 1', says: 'Bringt vor der Bewegung einen Anführer an Bord oder auf ein anderes Schiff im selben System.' },
    { example: 'BEWEGE Dreadnought 1, Träger 1, 2 Jäger, 3 Bodentruppen VON 1 ÜBER 14', says: 'Bewegt Schiffe samt Ladung in das aktivierte System. Ohne ÜBER nimmt der Server den kürzesten Weg.' },
    { example: 'LANDE 2 Bodentruppen, General AUF Abyz', says: 'Landet von den Schiffen im aktivierten System. Anführer brauchen auf fremden Planeten mindestens eine Bodentruppe.' },
    { example: 'BOMBARDIERE Abyz MIT Dreadnought 1', says: 'Sagt, welchen Planeten ein Schiff bombardiert.' },
    { example: 'BAUE 1 Kreuzer, 2 Jäger AUF Arc Prime', says: 'Baut in deinem Dock im aktivierten System. ZAHLE und Planeten sagen, was bezahlt.' },
    { example: 'PASSE', says: 'Keine Aktion mehr in dieser Runde. Steht allein.' },
  ],
  answers: [
    { example: 'VERLUSTE Jäger, Zerstörer, Kreuzer', says: 'In welcher Reihenfolge du Schiffe und Truppen verlierst.' },
    { example: 'RÜCKZUG NACH 14 WENN Schiffe <= 2', says: 'Kündigt den Rückzug an, sobald die Bedingung stimmt. RÜCKZUG NIE kämpft weiter.' },
    { example: 'WIEDERHOLE Fehlwürfe', says: 'Dein General wiederholt Fehlwürfe. WIEDERHOLE nichts: keinen.' },
    { example: 'DIPLOMAT VERSCHIEBT WENN Angreifer > Verteidiger', says: 'Wann dein Diplomat eine Invasion verschiebt. DIPLOMAT LÄSST ZU tut es nie.' },
    { example: 'ERLAUBE Hacan DURCHFLUG 27', says: 'Lässt eine Flotte mit einem Diplomaten an deinen Schiffen vorbei. VERWEIGERE tut es nicht.' },
    { example: 'FLUCHT General NACH Arc Prime', says: 'Wohin ein Anführer geht, der entkommt.' },
    { example: 'RETTE General', says: 'Nach welchem Gefangenen du auf einem eroberten Planeten suchst.' },
    { example: 'PDS HALT', says: 'Deine PDS halten das Feuer zurück. PDS FEUER: Sie feuern.' },
    { example: 'ERSETZE Raumdock', says: 'Ersetzt eine eroberte Anlage durch deine eigene, wo ein Agent oder ein Stoßtrupp es erlaubt. ZERSTÖRE tut es nicht.' },
    { example: 'EXEKUTIERE Agent VON Sol', says: 'Was in der Statusphase aus einem Gefangenen wird; auch BEHALTE, BEFREIE und ÜBERGIB Agent VON Sol NACH Hacan.' },
  ],
  standing: [
    { example: 'DAUERBEFEHL VERLUSTE Jäger, Zerstörer', says: 'Jede Antwort nach DAUERBEFEHL gilt für das ganze Spiel, bis du sie änderst.' },
    { example: 'FRAGE MICH VERLUSTE', says: 'Schaltet einen Dauerbefehl ab: Du wirst jedes Mal gefragt.' },
  ],
  commands: [
    { example: 'STATUS', says: 'Wie das Spiel steht und was du geschickt hast.' },
    { example: 'LÖSCHE', says: 'Nimmt deine Befehle für diesen Zug zurück.' },
    { example: 'SENDE ERNEUT', says: 'Schickt den letzten Bericht noch einmal.' },
    { example: 'NEUER SCHLÜSSEL', says: 'Gibt dir eine neue geheime Adresse für Befehle.' },
    { example: 'BESTÄTIGE', says: 'Bestätigt eine Mail, die zurückgehalten wurde.' },
    { example: 'HILFE', says: 'Diese Liste.' },
  ],
};
